import { schemas as accountsSchemas } from './accounts/accounts.schemas.ts';
import * as accounts from './accounts/accounts.ts';
import { schemas as registrationSchemas } from './accounts/registration.schemas.ts';
import * as registration from './accounts/registration.ts';
import { schemas as apiTokensSchemas } from './api-tokens/api-tokens.schemas.ts';
import * as apiTokens from './api-tokens/api-tokens.ts';
import { schemas as certificatesSchemas } from './certificates/certificates.schemas.ts';
import * as certificates from './certificates/certificates.ts';
import { schemas as correctionsSchemas } from './certificates/corrections.schemas.ts';
import * as corrections from './certificates/corrections.ts';
import type { Endpoint, Schemas } from './endpoint.ts';
import { schemas as factorResetsSchemas } from './factor-resets/factor-resets.schemas.ts';
import * as factorResets from './factor-resets/factor-resets.ts';
import { schemas as factorRulesSchemas } from './factor-rules/factor-rules.schemas.ts';
import * as factorRules from './factor-rules/factor-rules.ts';
import { schemas as factorsSchemas } from './factors/factors.schemas.ts';
import * as factors from './factors/factors.ts';
import { schemas as passkeysSchemas } from './factors/passkeys.schemas.ts';
import * as passkeys from './factors/passkeys.ts';
import { schemas as secondStepSchemas } from './factors/second-step.schemas.ts';
import * as secondStep from './factors/second-step.ts';
import { schemas as stepUpSchemas } from './factors/step-up.schemas.ts';
import * as stepUp from './factors/step-up.ts';
import { schemas as figuresSchemas } from './figures/figures.schemas.ts';
import * as figures from './figures/figures.ts';
import { schemas as historySchemas } from './history/history.schemas.ts';
import * as history from './history/history.ts';
import { schemas as importsSchemas } from './imports/imports.schemas.ts';
import * as imports from './imports/imports.ts';
import { schemas as areaContentSchemas } from './learning/area-content.schemas.ts';
import * as areaContent from './learning/area-content.ts';
import { schemas as assetsSchemas } from './learning/assets.schemas.ts';
import * as assets from './learning/assets.ts';
import { schemas as learningSchemas } from './learning/learning.schemas.ts';
import * as learning from './learning/learning.ts';
import { schemas as lookupsSchemas } from './learning/lookups.schemas.ts';
import * as lookups from './learning/lookups.ts';
import { schemas as questionsSchemas } from './learning/questions.schemas.ts';
import * as questions from './learning/questions.ts';
import { schemas as localisationSchemas } from './localisation/localisation.schemas.ts';
import * as localisation from './localisation/localisation.ts';
import { schemas as wordingFilesSchemas } from './localisation/wording-files.schemas.ts';
import * as wordingFiles from './localisation/wording-files.ts';
import { schemas as wordingsSchemas } from './localisation/wordings.schemas.ts';
import * as wordings from './localisation/wordings.ts';
import { schemas as assignmentsSchemas } from './mentoring/assignments.schemas.ts';
import * as assignments from './mentoring/assignments.ts';
import { schemas as caseloadSchemas } from './mentoring/caseload.schemas.ts';
import * as caseload from './mentoring/caseload.ts';
import { schemas as mentoringSchemas } from './mentoring/mentoring.schemas.ts';
import * as mentoring from './mentoring/mentoring.ts';
import { schemas as progressSchemas } from './mentoring/progress.schemas.ts';
import * as progress from './mentoring/progress.ts';
import { schemas as reviewQueueSchemas } from './mentoring/review-queue.schemas.ts';
import * as reviewQueue from './mentoring/review-queue.ts';
import { schemas as turnsSchemas } from './mentoring/turns.schemas.ts';
import * as turns from './mentoring/turns.ts';
import { schemas as worklistSchemas } from './mentoring/worklist.schemas.ts';
import * as worklist from './mentoring/worklist.ts';
import { schemas as myAccountSchemas } from './my-account/my-account.schemas.ts';
import * as myAccount from './my-account/my-account.ts';
import { schemas as profileSchemas } from './my-account/profile.schemas.ts';
import * as profile from './my-account/profile.ts';
import { schemas as sessionsSchemas } from './my-account/sessions.schemas.ts';
import * as sessions from './my-account/sessions.ts';
import { schemas as draftsSchemas } from './my-learning/drafts.schemas.ts';
import * as drafts from './my-learning/drafts.ts';
import { schemas as myLearningSchemas } from './my-learning/my-learning.schemas.ts';
import * as myLearning from './my-learning/my-learning.ts';
import { schemas as sharingSchemas } from './my-learning/sharing.schemas.ts';
import * as sharing from './my-learning/sharing.ts';
import { schemas as noticesSchemas } from './notices/notices.schemas.ts';
import * as notices from './notices/notices.ts';
import { schemas as organisationRolesSchemas } from './organisations/organisation-roles.schemas.ts';
import * as organisationRoles from './organisations/organisation-roles.ts';
import { schemas as organisationsSchemas } from './organisations/organisations.schemas.ts';
import * as organisations from './organisations/organisations.ts';
import { schemas as peopleSchemas } from './people/people.schemas.ts';
import * as people from './people/people.ts';
import { schemas as userActionsSchemas } from './people/user-actions.schemas.ts';
import * as userActions from './people/user-actions.ts';
import { schemas as phrasesSchemas } from './phrases/phrases.schemas.ts';
import * as phrases from './phrases/phrases.ts';
import { schemas as identitiesSchemas } from './single-sign-on/identities.schemas.ts';
import * as identities from './single-sign-on/identities.ts';
import { schemas as providersSchemas } from './single-sign-on/providers.schemas.ts';
import * as providers from './single-sign-on/providers.ts';
import { schemas as signInSchemas } from './single-sign-on/sign-in.schemas.ts';
import * as signIn from './single-sign-on/sign-in.ts';
import { schemas as signInPolicySchemas } from './single-sign-on/sign-in-policy.schemas.ts';
import * as signInPolicy from './single-sign-on/sign-in-policy.ts';
import { schemas as subscriptionsSchemas } from './subscriptions/subscriptions.schemas.ts';
import * as subscriptions from './subscriptions/subscriptions.ts';
import { schemas as failedJobsSchemas } from './system/failed-jobs.schemas.ts';
import * as failedJobs from './system/failed-jobs.ts';
import { schemas as overviewSchemas } from './system/overview.schemas.ts';
import * as overview from './system/overview.ts';
import { schemas as systemSchemas } from './system/system.schemas.ts';
import * as system from './system/system.ts';

/** The schemas of all calls in a file, each under the name of its call. */
type SchemasFor<Calls> = {
  [Name in keyof Calls as Calls[Name] extends Endpoint
    ? Name
    : never]: Calls[Name] extends Endpoint<infer S> ? S : never;
};

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'allow' in value;

function withSchemas<Calls extends object>(calls: Calls, schemas: SchemasFor<Calls>) {
  const unused = new Map<string, Schemas>(Object.entries(schemas));
  const pairs = Object.values(calls)
    .filter(isEndpoint)
    .map((endpoint) => {
      const schemasOfCall = unused.get(endpoint.name);
      if (!schemasOfCall) throw new Error(`${endpoint.name} has no schemas.`);
      unused.delete(endpoint.name);
      return [endpoint, schemasOfCall] as const;
    });
  if (unused.size > 0) throw new Error(`There are no calls ${[...unused.keys()].join(', ')}.`);
  return pairs;
}

const all = new Map<Endpoint, Schemas>([
  ...withSchemas(accounts, accountsSchemas),
  ...withSchemas(secondStep, secondStepSchemas),
  ...withSchemas(stepUp, stepUpSchemas),
  ...withSchemas(passkeys, passkeysSchemas),
  ...withSchemas(registration, registrationSchemas),
  ...withSchemas(myAccount, myAccountSchemas),
  ...withSchemas(profile, profileSchemas),
  ...withSchemas(sessions, sessionsSchemas),
  ...withSchemas(factors, factorsSchemas),
  ...withSchemas(factorResets, factorResetsSchemas),
  ...withSchemas(factorRules, factorRulesSchemas),
  ...withSchemas(apiTokens, apiTokensSchemas),
  ...withSchemas(signIn, signInSchemas),
  ...withSchemas(identities, identitiesSchemas),
  ...withSchemas(providers, providersSchemas),
  ...withSchemas(signInPolicy, signInPolicySchemas),
  ...withSchemas(learning, learningSchemas),
  ...withSchemas(areaContent, areaContentSchemas),
  ...withSchemas(lookups, lookupsSchemas),
  ...withSchemas(assets, assetsSchemas),
  ...withSchemas(questions, questionsSchemas),
  ...withSchemas(assignments, assignmentsSchemas),
  ...withSchemas(certificates, certificatesSchemas),
  ...withSchemas(corrections, correctionsSchemas),
  ...withSchemas(worklist, worklistSchemas),
  ...withSchemas(reviewQueue, reviewQueueSchemas),
  ...withSchemas(mentoring, mentoringSchemas),
  ...withSchemas(progress, progressSchemas),
  ...withSchemas(turns, turnsSchemas),
  ...withSchemas(sharing, sharingSchemas),
  ...withSchemas(drafts, draftsSchemas),
  ...withSchemas(phrases, phrasesSchemas),
  ...withSchemas(caseload, caseloadSchemas),
  ...withSchemas(myLearning, myLearningSchemas),
  ...withSchemas(notices, noticesSchemas),
  ...withSchemas(localisation, localisationSchemas),
  ...withSchemas(wordings, wordingsSchemas),
  ...withSchemas(wordingFiles, wordingFilesSchemas),
  ...withSchemas(people, peopleSchemas),
  ...withSchemas(userActions, userActionsSchemas),
  ...withSchemas(subscriptions, subscriptionsSchemas),
  ...withSchemas(organisations, organisationsSchemas),
  ...withSchemas(organisationRoles, organisationRolesSchemas),
  ...withSchemas(imports, importsSchemas),
  ...withSchemas(figures, figuresSchemas),
  ...withSchemas(history, historySchemas),
  ...withSchemas(failedJobs, failedJobsSchemas),
  ...withSchemas(overview, overviewSchemas),
  ...withSchemas(system, systemSchemas),
]);

/** Every call. The server serves these and no others, which a test checks. */
export const endpoints: readonly Endpoint[] = [...all.keys()];

/** For the server and /docs. The browser must not load this file: it has the schemas as types only. */
export function schemasOf(endpoint: Endpoint): Schemas {
  const schemas = all.get(endpoint);
  if (!schemas) throw new Error(`${endpoint.name} is missing in endpoints.ts.`);
  return schemas;
}

/** The status of the answer when all goes well. */
export const statusOf = (endpoint: Endpoint): 200 | 201 | 204 =>
  endpoint.status ?? (schemasOf(endpoint).reply ? 200 : 204);
