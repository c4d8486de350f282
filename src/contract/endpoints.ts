import { schemas as accountsSchemas } from './accounts.schemas.ts';
import * as accounts from './accounts.ts';
import { schemas as assetsSchemas } from './assets.schemas.ts';
import * as assets from './assets.ts';
import { schemas as assignmentsSchemas } from './assignments.schemas.ts';
import * as assignments from './assignments.ts';
import { schemas as caseloadSchemas } from './caseload.schemas.ts';
import * as caseload from './caseload.ts';
import { schemas as certificatesSchemas } from './certificates.schemas.ts';
import * as certificates from './certificates.ts';
import { schemas as correctionsSchemas } from './corrections.schemas.ts';
import * as corrections from './corrections.ts';
import { schemas as draftsSchemas } from './drafts.schemas.ts';
import * as drafts from './drafts.ts';
import type { Endpoint, Schemas } from './endpoint.ts';
import { schemas as historySchemas } from './history.schemas.ts';
import * as history from './history.ts';
import { schemas as importsSchemas } from './imports.schemas.ts';
import * as imports from './imports.ts';
import { schemas as learningSchemas } from './learning.schemas.ts';
import * as learning from './learning.ts';
import { schemas as localisationSchemas } from './localisation.schemas.ts';
import * as localisation from './localisation.ts';
import { schemas as lookupsSchemas } from './lookups.schemas.ts';
import * as lookups from './lookups.ts';
import { schemas as mentoringSchemas } from './mentoring.schemas.ts';
import * as mentoring from './mentoring.ts';
import { schemas as myAccountSchemas } from './my-account.schemas.ts';
import * as myAccount from './my-account.ts';
import { schemas as myLearningSchemas } from './my-learning.schemas.ts';
import * as myLearning from './my-learning.ts';
import { schemas as noticesSchemas } from './notices.schemas.ts';
import * as notices from './notices.ts';
import { schemas as organisationsSchemas } from './organisations.schemas.ts';
import * as organisations from './organisations.ts';
import { schemas as overviewSchemas } from './overview.schemas.ts';
import * as overview from './overview.ts';
import { schemas as peopleSchemas } from './people.schemas.ts';
import * as people from './people.ts';
import { schemas as questionsSchemas } from './questions.schemas.ts';
import * as questions from './questions.ts';
import { schemas as registrationSchemas } from './registration.schemas.ts';
import * as registration from './registration.ts';
import { schemas as subscriptionsSchemas } from './subscriptions.schemas.ts';
import * as subscriptions from './subscriptions.ts';
import { schemas as systemSchemas } from './system.schemas.ts';
import * as system from './system.ts';
import { schemas as turnsSchemas } from './turns.schemas.ts';
import * as turns from './turns.ts';
import { schemas as wordingFilesSchemas } from './wording-files.schemas.ts';
import * as wordingFiles from './wording-files.ts';
import { schemas as wordingsSchemas } from './wordings.schemas.ts';
import * as wordings from './wordings.ts';
import { schemas as worklistSchemas } from './worklist.schemas.ts';
import * as worklist from './worklist.ts';

/** What the calls of a file need: their schemas, each under the name of its call. */
type SchemasFor<Calls> = {
  [Name in keyof Calls as Calls[Name] extends Endpoint
    ? Name
    : never]: Calls[Name] extends Endpoint<infer S> ? S : never;
};

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'allow' in value;

function joined<Calls extends object>(calls: Calls, schemas: SchemasFor<Calls>) {
  const left = new Map<string, Schemas>(Object.entries(schemas));
  const pairs = Object.values(calls)
    .filter(isEndpoint)
    .map((endpoint) => {
      const found = left.get(endpoint.name);
      if (!found) throw new Error(`${endpoint.name} has no schemas.`);
      left.delete(endpoint.name);
      return [endpoint, found] as const;
    });
  if (left.size > 0) throw new Error(`There are no calls ${[...left.keys()].join(', ')}.`);
  return pairs;
}

const all = new Map<Endpoint, Schemas>([
  ...joined(accounts, accountsSchemas),
  ...joined(registration, registrationSchemas),
  ...joined(myAccount, myAccountSchemas),
  ...joined(learning, learningSchemas),
  ...joined(lookups, lookupsSchemas),
  ...joined(assets, assetsSchemas),
  ...joined(questions, questionsSchemas),
  ...joined(assignments, assignmentsSchemas),
  ...joined(certificates, certificatesSchemas),
  ...joined(corrections, correctionsSchemas),
  ...joined(worklist, worklistSchemas),
  ...joined(mentoring, mentoringSchemas),
  ...joined(turns, turnsSchemas),
  ...joined(drafts, draftsSchemas),
  ...joined(caseload, caseloadSchemas),
  ...joined(myLearning, myLearningSchemas),
  ...joined(notices, noticesSchemas),
  ...joined(localisation, localisationSchemas),
  ...joined(wordings, wordingsSchemas),
  ...joined(wordingFiles, wordingFilesSchemas),
  ...joined(people, peopleSchemas),
  ...joined(subscriptions, subscriptionsSchemas),
  ...joined(organisations, organisationsSchemas),
  ...joined(imports, importsSchemas),
  ...joined(history, historySchemas),
  ...joined(overview, overviewSchemas),
  ...joined(system, systemSchemas),
]);

/** Every call there is. The server serves these and no others; a test compares the two lists. */
export const endpoints: readonly Endpoint[] = [...all.keys()];

/** For the server and /docs: in the browser, the compiler alone knows them. */
export function schemasOf(endpoint: Endpoint): Schemas {
  const schemas = all.get(endpoint);
  if (!schemas) throw new Error(`${endpoint.name} is missing in endpoints.ts.`);
  return schemas;
}

/** The status of the answer when all goes well. */
export const statusOf = (endpoint: Endpoint): 200 | 201 | 204 =>
  endpoint.status ?? (schemasOf(endpoint).reply ? 200 : 204);
