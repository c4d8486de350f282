import type { Certificate } from '#contract/certificates/certificates.ts';

/** A plain link, since the public page is drawn by the server. */
export function CertificateLink({ certificate }: { certificate: Certificate }) {
  return <a href={certificate.url}>{certificate.number}</a>;
}
