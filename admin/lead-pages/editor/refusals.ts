/** Which panel shows the message of a field, by the beginning of its name in the API. */
export const placesOfPanels = {
	form: [ 'form.fields', 'form.button_text' ],
	consents: [ 'form.consents' ],
	after: [ 'form.thank_you' ],
	routing: [ 'routing', 'owner_user_id', 'confirmation' ],
	partner: [ 'partner_user_id', 'co_marketing' ],
} as const;

export type PanelName = keyof typeof placesOfPanels;

/** The server writes both `form.fields[2].label` and `form.fields.2.label`. */
const dotted = ( name: string ) => name.replace( /\[(\d+)\]/g, '.$1' );

const isBelow = ( name: string, place: string ) =>
	`${ dotted( name ) }.`.startsWith( `${ dotted( place ) }.` );

/** The messages of a place and of what is below it. */
export const messagesBelow = (
	refusals: Readonly< Record< string, string > >,
	place: string
): string[] =>
	Object.entries( refusals )
		.filter( ( [ name ] ) => isBelow( name, place ) )
		.map( ( [ , message ] ) => message );

/** The panels that have a message. */
export const panelsOf = (
	refusals: Readonly< Record< string, string > >
): PanelName[] =>
	( Object.keys( placesOfPanels ) as PanelName[] ).filter( ( panel ) =>
		placesOfPanels[ panel ].some(
			( place ) => messagesBelow( refusals, place ).length > 0
		)
	);
