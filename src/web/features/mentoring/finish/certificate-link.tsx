import type { Certificate } from '#contract/certificates/certificates.ts';

/** Its public page belongs to the server, so this is no link of the router's. */
export function CertificateLink({ certificate }: { certificate: Certificate }) {
  return <a href={certificate.url}>{certificate.number}</a>;
}
