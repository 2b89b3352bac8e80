import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useSettings } from '@alzette/remote-react';

/** The phone's name in the browser's tab, and the title from before when the phone is left. */
export function usePhoneTitle(phone: string) {
  const { formatMessage } = useIntl();
  const { name } = useSettings();
  useEffect(() => {
    const before = document.title;
    document.title = formatMessage({ id: 'shell.phones.title.one' }, { phone, name });
    return () => {
      document.title = before;
    };
  }, [formatMessage, phone, name]);
}
