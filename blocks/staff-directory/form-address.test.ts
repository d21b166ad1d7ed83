import { expect, it } from 'vitest';
import { formAddress } from './form-address';

const fields = ( pairs: [ string, string ][] ) => {
	const data = new FormData();
	pairs.forEach( ( [ name, value ] ) => data.append( name, value ) );
	return data;
};

it( 'leaves out what says nothing, and what the action had', () => {
	expect(
		formAddress(
			'https://example.com/team/?people-page=3#top',
			fields( [
				[ 'page_id', '7' ],
				[ 'tags[]', 'a' ],
				[ 'tags[]', 'b' ],
				[ 'people-search', 'zoë & co' ],
				[ 'people-role', '' ],
			] )
		)
	).toBe(
		'https://example.com/team/?page_id=7&tags%5B%5D=a&tags%5B%5D=b&people-search=zo%C3%AB+%26+co#top'
	);
} );
