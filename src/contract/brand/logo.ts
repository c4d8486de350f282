/** The product's mark, three rising steps: a path drawn with a thick round line. */
export const logoPath = 'M5 19v-2.5M12 19v-8M19 19V5.5';
export const logoStrokeWidth = 4.5;
