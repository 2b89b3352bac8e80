import { DeviceListPage } from './device-list';
import { DevicePage } from './device-page';

export interface DevicesPageProps {
  /** The device to show; null for the list. */
  readonly slug: string | null;
}

/** The list of devices, or one of them. Loads its own messages. */
export function DevicesPage({ slug }: DevicesPageProps) {
  return slug === null ? <DeviceListPage /> : <DevicePage slug={slug} />;
}
