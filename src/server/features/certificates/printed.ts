/** All that is printed on a certificate. */
export type Printed = {
  product: string;
  number: string;
  holder: string;
  area: string;
  areaMi: string | null;
  pods: readonly string[];
  mentor: string;
  organisation: string | null;
  issuedAt: Date;
  /** The public page, in the QR code and in words. */
  address: string;
};
