import type { Random } from '../random.ts';

/** Given and family names as they meet in Aotearoa. Every person made of them is invented. */
const peoples = [
  {
    share: 9,
    given:
      'Anahera Ariana Āwhina Hēmi Hinemoa Huia Kahurangi Keita Kiri Mahina Māia Marama Mārama Mereana Miriama Ngaire Nikau Pāora Rangimārie Rāwiri Rereata Rīpeka Tamahou Tāne Te-Ao Tīpene Wairata Whetū Wikitōria Wiremu',
    family:
      'Hōhāia Kāretu Kereama Mānihera Matiu Heremaia Paenga Parāone Kereopa Pōtae Rangihuna Rāpana Takarangi Tangaere Tāwhai Tēpana Tūhoro Tūtaki Waerea Wharepapa',
  },
  {
    share: 13,
    given:
      'Alison Angus Bronwyn Claire Craig Duncan Emma Fergus Fiona Gareth Grace Hamish Heather Isla Joanna Judith Karen Kirsty Lucy Megan Nicola Olivia Philippa Rachel Rosemary Rowan Ruth Sarah Sophie Tim',
    family:
      'Ashworth Blackmore Cartwright Coombes Drummond Ellery Fairweather Galbraith Henshaw Hollis Kirkwood Lockhart Marsden Meikle Nettleton Pemberton Quill Ravenscroft Standish Sutcliffe Thornbury Tremaine Wakelin Whitcombe',
  },
  {
    share: 6,
    given:
      'ʻAna Fetu Ioane Lagi Leilani Losa Lupe Malia Mele Ofa Sela Sina Siosaia Talia Tavita Teuila Tere Vaʻine',
    family:
      'Aumua Faleafa Fuimaono Kaufana Latu Leota Maʻafu Moala Pauga Savelio Tafuna Taufa Toleafoa Tuʻinukuafe Vaipulu Viliamu',
  },
  {
    share: 4,
    given: 'Fang Hui Jason Jing Lin Mei-Ling Michelle Wei Xiaoyu Yan Ying Yu-Chen',
    family: 'Chan Chen Gao Huang Kwok Liang Lin Liu Ng Tse Wong Zhang Zhou',
  },
  {
    share: 5,
    given:
      'Anjali Arjun Deepa Gurpreet Harpreet Kavita Lakshmi Meena Nisha Priya Rajesh Rupa Simran Sunita',
    family: 'Bhatt Chandra Dhaliwal Gill Iyer Joshi Kaur Menon Nair Nambiar Patel Rao Sharma Singh',
  },
  {
    share: 3,
    given: 'Amina Anneke Beatriz Carlos Farida Hye-jin Jocelyn Katrien Lucía Marisol Min-ji Yusuf',
    family: 'Abadi Dela-Cruz de-Vries García Haddad Kim Mendoza Okafor Park Reyes van-Dijk Yoon',
  },
].map(({ share, given, family }) => ({
  share,
  given: given.split(' '),
  family: family.split(' '),
}));

const byShare = peoples.flatMap((people) => Array.from({ length: people.share }, () => people));

/** A space inside one name is written as a hyphen above. */
const spaced = (name: string) =>
  name
    .replace('Te-', 'Te ')
    .replace('Dela-', 'Dela ')
    .replace(/^(de|van)-/, '$1 ');

export function nameFrom(dice: Random): string {
  const { given, family } = dice.pick(byShare);
  return `${spaced(dice.pick(given))} ${spaced(dice.pick(family))}`;
}

/** Tamariki in the writing: names that ask for no particular "he" or "she". */
export const children =
  'Amari Ariki Ash Blake Casey Charlie Ellis Frankie Indie Jordan Kahu Kauri Kerehi Kiwa Koa Lani Manaia Marlo Mika Noa Quinn Remy Riley Sage Sasha Sky Tasi Tui Wren'.split(
    ' ',
  );

/** Colleagues in the writing, who are all spoken of as "she". */
export const colleagues =
  'Aroha Bernadette Chitra Dawn Elenoa Faʻafetai Gaynor Hinewai Irihāpeti Jyoti Kararaina Lesieli Mihi Noeline Perpetua Rāhera Shirley Trish Vaitiare Yvonne'.split(
    ' ',
  );
