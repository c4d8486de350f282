/** Data that is hard on a layout: long names and words, macrons, paragraphs. */
export const longName = 'Wilhelmina Te Rangimārie Ōpōtiki-Whakatōhea Featherstonehaugh-Ngāti Porou';
export const macrons = 'Māia Tūhoe-Kōrero';
export const longWord =
  'Taumatawhakatangihangakoauauotamateaturipukakapikimaungahoronukupokaiwhenuakitanatahu';

export const paragraphs = `I noticed how Tāne watched the others before he joined in.

On Thursday he brought a basket from home, and told the whole group about his kuia, who wove it.`;

export const noop = () => undefined;
