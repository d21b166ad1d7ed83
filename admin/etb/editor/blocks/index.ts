import { registerBlockType } from '@wordpress/blocks';
import type { ComponentType } from 'react';
import { mail } from '../data';
import { BodyEdit } from './body';
import { FactsEdit } from './facts';
import { LegalEdit } from './legal';
import { PersonEdit } from './person';

/** The server has sent the rest of each type, from its block.json. */
const register = ( name: string, edit: ComponentType< never > ) =>
	registerBlockType( `svc/mail-${ name }`, {
		edit,
		save: () => null,
	} as never );

/** The blocks that only e-mails have. They save no markup: the server renders them when the e-mail is made. */
export function registerMailBlocks(): void {
	register( 'person', PersonEdit );
	register( 'facts', FactsEdit );
	register( 'legal', LegalEdit );
	if ( mail().purpose === 'wordpress' ) {
		register( 'body', BodyEdit );
	}
}
