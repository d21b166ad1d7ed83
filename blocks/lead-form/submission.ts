/** The body of POST /submissions. */
export interface Submission {
	page_id: number;
	token: string;
	fields: Record< string, string >;
	consents: Record< string, string >;
	source_url: string;
	utm?: Record< string, string >;
	subject?: string;
	proof?: object;
	/** What the form sends for another component. */
	calculation?: unknown;
}

const campaign = [ 'source', 'medium', 'campaign', 'term', 'content' ];

/** What the server takes. */
const longest = 2000;

/** Browsers leave some of them in addresses; the server takes none. */
const unsafe = /[\\"'<>`\s]/g;

/** The address as the server takes it: a link of another site must not keep a visitor from sending the form. */
const plain = ( address: string ): string => {
	const { origin, pathname } = new URL( address );
	const safe = ( text: string ) =>
		text.replace(
			unsafe,
			( one ) => `%${ one.charCodeAt( 0 ).toString( 16 ) }`
		);
	return [ address, origin + pathname, origin ]
		.map( safe )
		.find( ( { length } ) => length <= longest )!;
};

const line = ( text: string ): string =>
	[
		...text
			.normalize()
			.replace( /\p{Cc}+/gu, ' ' )
			.trim(),
	]
		.slice( 0, 200 )
		.join( '' );

const name = /^svc-lead\[(\w+)\](?:\[(\w+)\])?$/;

/**
 * What is in the form, as the server makes it of a form that is sent without
 * JavaScript.
 * @param entries Names and values of the form.
 * @param address Of the page, with the parameters of a campaign.
 */
export function submissionOf(
	entries: Iterable< readonly [ string, unknown ] >,
	address: string
): Submission {
	const values: Record< string, string > = {};
	const members: Record< string, Record< string, string > > = {
		fields: {},
		consents: {},
	};
	for ( const [ key, sent ] of entries ) {
		const [ , group = '', member ] = name.exec( key ) ?? [];
		const value = String( sent ).trim();
		if ( value !== '' && member ) {
			( members[ group ] ??= {} )[ member ] = value;
		} else if ( value !== '' ) {
			values[ group ] = value;
		}
	}
	const { searchParams } = new URL( address );
	const utm = Object.fromEntries(
		campaign
			.map( ( one ) => [
				one,
				line( searchParams.get( `utm_${ one }` ) ?? '' ),
			] )
			.filter( ( [ , value ] ) => value )
	) as Record< string, string >;
	return {
		page_id: Number( values[ 'page_id' ] ),
		token: values[ 'token' ] ?? '',
		fields: members[ 'fields' ]!,
		consents: members[ 'consents' ]!,
		source_url: plain( address ),
		...( Object.keys( utm ).length > 0 && { utm } ),
		...( values[ 'subject' ] && { subject: values[ 'subject' ] } ),
		...( values[ 'calculation' ] && {
			calculation: JSON.parse( values[ 'calculation' ] ) as unknown,
		} ),
	};
}
