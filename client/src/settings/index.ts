export { getSettings, updateSettings } from './settings.js';
export type { Settings, SettingsChanges } from './settings-schemas.js';
