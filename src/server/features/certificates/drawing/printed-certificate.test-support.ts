import { english } from '#messages/localizer.ts';
import type { PrintedCertificate } from './printed-certificate.ts';

/** A certificate as most are. */
export const usualCertificate: PrintedCertificate = {
  locale: english,
  product: 'Stepwise',
  headingMi: null,
  number: 'SW-2026-00042',
  holder: 'Mere Tāne-Hōhepa',
  area: 'Belonging and identity',
  areaMi: 'Te mana whenua me te tuakiri',
  pods: ['Settling in', 'Whānau as partners'],
  mentor: 'Hana Ngata',
  organisation: 'Harbour View Kindergarten',
  issuedAt: new Date('2026-11-20T02:00:00Z'),
  correctedAt: null,
  address: 'https://stepwise.example/certificates/k3m7xq2vb5ntw4hz6yrcpdfa2e',
};
