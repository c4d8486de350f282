import { type Organisation, organisationTypes } from '#contract/organisations/organisations.ts';
import { organisationsMessages } from '#messages/organisations/organisations.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { CopyButton } from '#web/ui/button/copy-button.tsx';
import { EmptyCell } from '#web/ui/table/empty-cell.tsx';
import styles from './organisation-panel.module.css';

export function OrganisationFacts({ organisation }: { organisation: Organisation }) {
  const { t } = useTranslation();
  const { org_code, org_type, region, email, phone, street, suburb, city } = organisation;
  const address = [street, suburb, city].filter(Boolean).join(', ');
  return (
    <dl className={styles.facts}>
      <dt>{t(organisationsMessages.centreCode)}</dt>
      <dd>{org_code}</dd>
      <dt>{t(organisationsMessages.educationRegion)}</dt>
      <dd>{region.name}</dd>
      <dt>{t(sharedMessages.type)}</dt>
      <dd>{t(organisationTypes[org_type])}</dd>
      <dt>{t(sharedMessages.emailField)}</dt>
      <dd>
        <span className={styles.way}>
          <a className="lone-link" href={`mailto:${email}`}>
            {email}
          </a>
          <CopyButton text={email} what={organisationsMessages.copyEmail} />
        </span>
      </dd>
      <dt>{t(organisationsMessages.phone)}</dt>
      <dd>
        {phone ? (
          <span className={styles.way}>
            <a className="lone-link" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
              {phone}
            </a>
            <CopyButton text={phone} what={organisationsMessages.copyPhone} />
          </span>
        ) : (
          <EmptyCell />
        )}
      </dd>
      <dt>{t(organisationsMessages.address)}</dt>
      <dd>{address || <EmptyCell />}</dd>
    </dl>
  );
}
