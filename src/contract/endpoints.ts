import * as accounts from './accounts.ts';
import * as assets from './assets.ts';
import * as assignments from './assignments.ts';
import * as caseload from './caseload.ts';
import * as certificates from './certificates.ts';
import * as corrections from './corrections.ts';
import * as drafts from './drafts.ts';
import type { Endpoint } from './endpoint.ts';
import * as history from './history.ts';
import * as imports from './imports.ts';
import * as learning from './learning.ts';
import * as localisation from './localisation.ts';
import * as lookups from './lookups.ts';
import * as mentoring from './mentoring.ts';
import * as myAccount from './my-account.ts';
import * as myLearning from './my-learning.ts';
import * as notices from './notices.ts';
import * as organisations from './organisations.ts';
import * as overview from './overview.ts';
import * as people from './people.ts';
import * as questions from './questions.ts';
import * as registration from './registration.ts';
import * as subscriptions from './subscriptions.ts';
import * as system from './system.ts';
import * as turns from './turns.ts';
import * as wordingFiles from './wording-files.ts';
import * as wordings from './wordings.ts';
import * as worklist from './worklist.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'allow' in value;

/** Every call there is. The server serves these and no others; a test compares the two lists. */
export const endpoints: readonly Endpoint[] = [
  accounts,
  registration,
  myAccount,
  learning,
  lookups,
  assets,
  questions,
  assignments,
  certificates,
  corrections,
  worklist,
  mentoring,
  turns,
  drafts,
  caseload,
  myLearning,
  notices,
  localisation,
  wordings,
  wordingFiles,
  people,
  subscriptions,
  organisations,
  imports,
  history,
  overview,
  system,
].flatMap((calls) => Object.values(calls).filter(isEndpoint));
