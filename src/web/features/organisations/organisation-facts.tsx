import { type Organisation, organisationTypes } from '#contract/organisations.ts';
import { organisationsText } from '#texts/organisations.ts';
import { sharedText } from '#texts/shared.ts';
import { useText } from '#web/platform/use-text.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { NoneHere } from '#web/ui/none-here.tsx';
import styles from './organisation-panel.module.css';

export function OrganisationFacts({ organisation }: { organisation: Organisation }) {
  const { t } = useText();
  const { org_code, org_type, region, email, phone, street, suburb, city } = organisation;
  const address = [street, suburb, city].filter(Boolean).join(', ');
  return (
    <dl className={styles.facts}>
      <dt>{t(organisationsText.centreCode)}</dt>
      <dd>{org_code}</dd>
      <dt>{t(organisationsText.educationRegion)}</dt>
      <dd>{region.name}</dd>
      <dt>{t(sharedText.type)}</dt>
      <dd>{t(organisationTypes[org_type])}</dd>
      <dt>{t(sharedText.emailField)}</dt>
      <dd>
        <span className={styles.way}>
          <a className="lone-link" href={`mailto:${email}`}>
            {email}
          </a>
          <CopyButton text={email} what={organisationsText.copyEmail} />
        </span>
      </dd>
      <dt>{t(organisationsText.phone)}</dt>
      <dd>
        {phone ? (
          <span className={styles.way}>
            <a className="lone-link" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
              {phone}
            </a>
            <CopyButton text={phone} what={organisationsText.copyPhone} />
          </span>
        ) : (
          <NoneHere />
        )}
      </dd>
      <dt>{t(organisationsText.address)}</dt>
      <dd>{address || <NoneHere />}</dd>
    </dl>
  );
}
