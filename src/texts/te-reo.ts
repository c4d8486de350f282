import type { AnyText } from './text.ts';

/** Where te reo Māori wordings come from. Nothing is shipped without one of these. */
export const sources = {
  silverstripe: 'silverstripe/silverstripe-framework, lang/mi.yml',
  tereomaori: 'tereomaori.nz, glossary',
  teachingCouncil: 'teachingcouncil.nz, Tuakana Teina; Te Poipoi Kaiako 2025',
  paekupu: 'paekupu.co.nz, mātauranga whānui',
  nzqa: 'nzqa.govt.nz, rārangi kupu',
} as const;

export type Sourced = { text: AnyText; wording: string; source: keyof typeof sources };

/** Shipped wordings in te reo Māori: what is not here is shown in English and listed as missing. */
export const teReo: readonly Sourced[] = [];
