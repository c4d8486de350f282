import { defineMessages } from '#lib/messages/message.ts';

/** Pages in place of the page that was asked for. */
export const errorsMessages = defineMessages('errors', {
  askAdministrator: 'Ask an administrator of your organisation if you think you should.',
  askForRole: 'If you need it, ask an administrator of your organisation to give you that role.',
  forRoles:
    'It is for people with the role {{roles}}. If you need it, ask an administrator of your organisation to give you that role.',
  forStaff: 'This page is for staff.',
  forStaffInstead: 'Your own areas, reflections and certificates are under My learning.',
  goHome: 'Go to the home page',
  goToDashboard: 'Go to the dashboard',
  goesOnByItself:
    'This page goes on by itself as soon as the connection is back. What you typed is kept on this device.',
  goToMyLearning: 'Go to My learning',
  loadAgain: 'Load the page again',
  maintenance: 'Sorry, we are performing some essential maintenance, please check back soon.',
  maintenanceReturn: 'This page takes you back by itself. What you typed is kept.',
  mayNotOpen: 'Your account may not open this.',
  noConnection: 'No connection',
  notAvailable: 'Application not available.',
  notFetched: 'A part of this page could not be fetched.',
  notFetchedFor:
    'There may be a newer version of this page. What you typed is kept on this device.',
  notForYou: 'Not for you',
  notFound: 'Page not found.',
  notFoundFor: "Sorry, we couldn't find the page you're looking for.",
  notIncluded: 'Your account does not include this page.',
  notRead: 'This page could not be read.',
  notShown: 'This page could not be shown.',
  orElse: '{{one}} or {{others}}',
  ourFault: 'This is a fault of ours. What you typed is kept on this device.',
  wentWrong: 'Something went wrong',
});
