export { mailPage, mailParts, type MailPage, type MailParts } from './mail-page';
export {
  defaultMailFrom,
  MailUnavailableError,
  readMailFrom,
  readSmtpUrl,
  smtpMailer,
  type Mail,
  type MailAttachment,
  type Mailer,
  type MailSettings,
  type SmtpMailerOptions,
} from './smtp-mailer';
