import { bare } from '../columns/bare';

const languages = [ 'en', 'es', 'fr', 'de' ];

/** What other programs write beside those that the browser knows. */
const others: Record< string, number > = { sept: 9, set: 9, mrz: 3, janv: 1 };

const year = 2024;

/** Names of months, long and short, in the languages of common files and in that of the site, as numbers from 1. */
export function monthNames( language: string ): ReadonlyMap< string, number > {
	const names = new Map( Object.entries( others ) );
	for ( const locale of [ ...languages, language ] ) {
		for ( const style of [ 'long', 'short' ] as const ) {
			for ( const withDay of [ true, false ] ) {
				const format = new Intl.DateTimeFormat( locale, {
					month: style,
					// In some languages a month is written differently beside a day.
					...( withDay && { day: 'numeric' } ),
					timeZone: 'UTC',
				} );
				for ( let month = 1; month <= 12; month++ ) {
					const name = format
						.formatToParts( Date.UTC( year, month - 1, 1 ) )
						.find( ( { type } ) => type === 'month' )?.value;
					if ( name && /\p{L}/u.test( name ) ) {
						names.set( bare( name ), month );
					}
				}
			}
		}
	}
	return names;
}
