export * from './error-schemas.js';
export * from './message-schemas.js';
export * from './render-schemas.js';
export * from './settings-schemas.js';
export * from './signature-schemas.js';
export * from './source-schemas.js';
export * from './template-schemas.js';
export * from './vocabulary.js';
