import { defineMessages } from '#lib/messages/message.ts';

/** Why the server does not do what it was asked, whatever it was. Clients know the English ones. */
export const requestErrorMessages = defineMessages('refusals', {
  unauthenticated: 'Unauthenticated.',
  forbidden: 'This action is unauthorized.',
  notFound: 'Not found.',
  factorRequired: 'Your role needs two-step login. Set it up to continue.',
  proofRequired: 'Confirm it’s you to continue.',
  unverified: 'Your email address is not verified.',
  badKey: 'An Idempotency-Key has 1 to 255 visible ASCII characters.',
  keyInUse: 'This Idempotency-Key has been sent with another request.',
  forged: 'CSRF token mismatch.',
  tooMany: 'Too Many Attempts.',
  unavailable: 'Service Unavailable',
  otherHost: 'This server does not answer under this name. Its address is {{url}}.',
  notHttp: 'This is not a valid HTTP request.',
  diskFull: 'There is no room left to save this. Please tell the people who run this service.',
  overloaded: 'The service is very busy just now. Please try again in a moment.',
  notJson: 'The body is not valid JSON.',
  notForm: 'The body is not a valid form.',
  tooLarge: 'The POST data is too large.',
  contentType: 'The content type is not supported.',
  packed: 'The body has to be sent as it is, without a content encoding.',
  longHeaders: 'The headers of the request are too long.',
  tooSlow: 'The request took too long to arrive.',
  method:
    'The {{method}} method is not supported for this route. Supported methods: {{supported}}.',
  event: 'Only "{{event}}" on "{{channel}}", with its topics.',
  serverError: 'Server Error',
  reference: 'Something went wrong on our side. Quote this reference: {{id}}.',
});
