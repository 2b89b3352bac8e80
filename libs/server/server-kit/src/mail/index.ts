export { mailPage, mailParts, type MailPage, type MailParts } from './mail-page';
export { pricedTable, pricedText, type PricedRow } from './priced-rows';
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
