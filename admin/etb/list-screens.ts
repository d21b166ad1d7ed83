export { SentScreen } from './sent/screen';
export { SignaturesScreen } from './signatures/screen';
export { TemplatesScreen } from './templates/screen';
