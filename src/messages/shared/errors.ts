import { defineMessages } from '#lib/messages/message.ts';

/** Pages in place of the page that was asked for. */
export const errorsMessages = defineMessages('errors', {
  askAdministrator: 'If you think you should, ask an administrator of your organisation.',
  goHome: 'Go to the home page',
  goToDashboard: 'Go to the dashboard',
  goesOnByItself:
    'This page continues as soon as the connection is back. What you typed is kept on this device.',
  loadAgain: 'Load the page again',
  maintenance: 'Sorry, we are performing some essential maintenance, please check back soon.',
  maintenanceReturn: 'This page will take you back automatically. What you typed is kept.',
  mayNotOpen: 'You don’t have access to this.',
  noConnection: 'No connection',
  notAvailable: 'Application not available.',
  notFetched: 'We couldn’t load part of this page.',
  notFetchedFor:
    'There may be a newer version of this page. What you typed is kept on this device.',
  notForYou: 'No access',
  notFound: 'Page not found.',
  notFoundFor: "Sorry, we couldn't find the page you're looking for.",
  notRead: 'We couldn’t load this page.',
  notShown: 'We couldn’t show this page.',
  ourFault: 'This is our fault. What you typed is kept on this device.',
  wentWrong: 'Something went wrong',
});
