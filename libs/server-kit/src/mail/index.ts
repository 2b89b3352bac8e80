export { mailPage, mailParts, type MailPage, type MailParts } from './mail-page';
export { defaultMailFrom, readMailFrom, readSmtpUrl, type MailSettings } from './mail-settings';
export { MailUnavailableError, type Mail, type Mailer } from './mailer-port';
export { smtpMailer, type SmtpMailerOptions } from './smtp-mailer';
