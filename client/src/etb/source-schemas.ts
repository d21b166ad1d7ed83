import { z } from 'zod';
import { multilineText, text } from '../value-schemas.js';
import { each } from './shapes.js';
import { mailColors } from './vocabulary.js';

const color = text( 7, 7 ).refine(
	( typed ) => /^#[0-9a-f]{6}$/i.test( typed.trim() ),
	'A color such as #1f5fa8'
);

export const mailColorsSchema = z.strictObject( each( mailColors, color ) );

/** What is rendered: as it is stored, and as it is being written. */
export const sourceShape = {
	/** With merge tags; null for signatures and WordPress e-mails. */
	subject: text( 150 ).nullable(),
	preheader: text( 150 ).nullable(),
	/** Block markup. */
	content: multilineText( 100000 ),
	/** Colors of its own instead of the brand's. */
	theme: mailColorsSchema.partial(),
};
