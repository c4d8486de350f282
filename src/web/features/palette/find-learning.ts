import { areaIndex, podIndex } from '#contract/learning/learning.ts';
import { myLearning } from '#contract/my-learning/my-learning.ts';
import { pagesMessages } from '#messages/shell/pages.ts';
import { shellMessages } from '#messages/shell/shell.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { hasPermission } from '#web/platform/session/session.ts';
import { matchOptions } from './match-options.ts';
import type { Destination } from './option.ts';
import { firstResults, localizedName, type SearchSource, searchableNames } from './source.ts';

export const learningSource: SearchSource = {
  name: shellMessages.learning,
  allow: 'learning.read',
  topics: podIndex.topics,
  async find({ term, client, user, speech: { locale, words } }) {
    const [{ areas }, { pods }] = await Promise.all([
      client.fetchQuery(read(areaIndex, {})),
      client.fetchQuery(read(podIndex, {})),
    ]);
    const mayWrite = hasPermission(user, 'learning.write');
    const all: Destination[] = [
      ...areas.map(
        (area): Destination => ({
          href: mayWrite ? `/learning/areas?edit=${area.uuid}` : `/learning/pods?area=${area.uuid}`,
          icon: 'learning',
          title: localizedName(area, locale),
          also: searchableNames([area]),
        }),
      ),
      ...pods.map((pod): Destination => {
        const [area] = pod.areas;
        const open = `${mayWrite ? 'edit' : 'view'}=${pod.uuid}`;
        return {
          href: `/learning/pods?${area ? `area=${area.uuid}&` : ''}${open}`,
          icon: 'learning',
          title: localizedName(pod, locale),
          line: area && localizedName(area, locale),
          also: searchableNames([pod, ...pod.areas]),
        };
      }),
    ];
    return firstResults(matchOptions(all, term, words));
  },
};

export const myLearningSource: SearchSource = {
  name: pagesMessages.myLearning,
  allow: 'own-learning',
  topics: myLearning.topics,
  async find({ term, client, speech: { locale, words } }) {
    const { learning } = await client.fetchQuery(read(myLearning, {}));
    const all = learning.flatMap((area) => [
      { ...area, inArea: null },
      ...area.pods.map((pod) => ({ ...pod, inArea: area })),
    ]);
    // A pod may belong to two areas.
    const once = [...new Map(all.map((place) => [place.uuid, place])).values()];
    const places = once.map(
      ({ reflections: [begun], inArea, ...place }): Destination => ({
        href: begun
          ? `/my/learning/reflection/${begun.uuid}`
          : `/my/learning#${inArea ? `${inArea.uuid}/` : ''}${place.uuid}`,
        icon: 'mine',
        title: localizedName(place, locale),
        line: inArea ? localizedName(inArea, locale) : undefined,
        also: searchableNames([place, inArea]),
      }),
    );
    return firstResults(matchOptions(places, term, words));
  },
};
