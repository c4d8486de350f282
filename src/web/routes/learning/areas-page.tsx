import { AreasScreen } from '#web/features/learning/areas/areas-screen.tsx';
import { lazyPart } from '#web/platform/router/lazy-part.tsx';

const AssignAreas = lazyPart(
  async () => (await import('#web/features/assigning/many/assign-areas.tsx')).AssignAreas,
);

/** The areas, and the way from those that are selected to learners. */
export const AreasPage = () => <AreasScreen assign={(areas) => <AssignAreas areas={areas} />} />;
