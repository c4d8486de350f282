import { type Organisation, organisationTypes } from '#contract/organisations.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { NoneHere } from '#web/ui/none-here.tsx';
import styles from './organisation-panel.module.css';

export function OrganisationFacts({ organisation }: { organisation: Organisation }) {
  const { org_code, org_type, region, email, phone, street, suburb, city } = organisation;
  const address = [street, suburb, city].filter(Boolean).join(', ');
  return (
    <dl className={styles.facts}>
      <dt>Centre Code</dt>
      <dd>{org_code}</dd>
      <dt>Education Region</dt>
      <dd>{region.name}</dd>
      <dt>Type</dt>
      <dd>{organisationTypes[org_type]}</dd>
      <dt>Email</dt>
      <dd>
        <span className={styles.way}>
          <a href={`mailto:${email}`}>{email}</a>
          <CopyButton text={email} what="email" />
        </span>
      </dd>
      <dt>Phone</dt>
      <dd>
        {phone ? (
          <span className={styles.way}>
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
            <CopyButton text={phone} what="phone" />
          </span>
        ) : (
          <NoneHere />
        )}
      </dd>
      <dt>Address</dt>
      <dd>{address || <NoneHere />}</dd>
    </dl>
  );
}
