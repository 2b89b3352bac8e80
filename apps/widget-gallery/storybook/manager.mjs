// The frame around the pages: no panel below, the pages need no controls.
import { addons } from 'storybook/manager-api';

addons.setConfig({ bottomPanelHeight: 0, rightPanelWidth: 0 });
