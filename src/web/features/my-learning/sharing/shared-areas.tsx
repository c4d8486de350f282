import { useQuery } from '@tanstack/react-query';
import { mySharing, type Sharing } from '#contract/my-learning/sharing.ts';
import { nameIn } from '#contract/organisations/place-names.ts';
import { message } from '#lib/messages/message.ts';
import { sharingMessages } from '#messages/my-learning/sharing.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LoadError } from '#web/patterns/load-error/load-error.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { Switch } from '#web/ui/switch/switch.tsx';
import styles from './shared-areas.module.css';
import { useSharedArea } from './use-shared-area.ts';

/** For somebody who has moved: which areas of what they began earlier each organisation may read. */
export function SharedAreas() {
  const { t } = useTranslation();
  const query = useQuery(read(mySharing, {}));
  if (query.error) return <LoadError title={sharingMessages.notLoaded} query={query} />;
  const sharing = query.data?.sharing ?? [];
  if (sharing.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="began-earlier">
      <h2 id="began-earlier">{t(sharingMessages.title)}</h2>
      {byOrganisation(sharing).map(([{ uuid, name: organisation }, areas]) => (
        <fieldset key={uuid} className={styles.organisation}>
          <legend>{organisation}</legend>
          <p>{t(sharingMessages.why, { organisation })}</p>
          {areas.map((one) => (
            <SharedArea key={one.area.uuid} sharing={one} />
          ))}
        </fieldset>
      ))}
    </section>
  );
}

/** In the order of the answer: the organisation joined first at the top. */
function byOrganisation(sharing: readonly Sharing[]) {
  const groups = Map.groupBy(sharing, ({ organisation }) => organisation.uuid);
  return [...groups.values()].flatMap((areas) =>
    areas[0] ? [[areas[0].organisation, areas] as const] : [],
  );
}

function SharedArea({ sharing }: { sharing: Sharing }) {
  const { locale } = useTranslation();
  const { isOn, press, problem } = useSharedArea(sharing);
  const { organisation, earlier: count } = sharing;
  const area = nameIn(locale, sharing.area);
  return (
    <Switch
      label={area}
      name={message(sharingMessages.shareWith, { area, organisation: organisation.name })}
      isOn={isOn}
      onChange={press}
      hint={
        isOn
          ? message(sharingMessages.shared, { count, organisation: organisation.name })
          : message(sharingMessages.earlier, { count })
      }
      error={problem}
    />
  );
}
