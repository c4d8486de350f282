import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { type Way, wayLabel } from './ways.ts';

type Props = {
  ways: readonly Way[];
  chosen: string;
  onChoose: (way: Way) => void;
};

/** A button for each way to show who one is, other than the one on the page. */
export function OtherWays({ ways, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  return ways
    .filter((way) => way !== chosen)
    .map((way) => (
      <Button key={way} variant="quiet" onClick={() => onChoose(way)}>
        {t(wayLabel(way, ways))}
      </Button>
    ));
}
