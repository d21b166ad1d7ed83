import { expect, it } from 'vitest';
import { actionOf } from './action';

const press = ( key: string, held = {} ) =>
	actionOf( { key, ctrlKey: false, metaKey: false, altKey: false, ...held } );

it.each( [
	[ 'j', { name: 'next' } ],
	[ 'k', { name: 'previous' } ],
	[ 'n', { name: 'note' } ],
	[ '?', { name: 'help' } ],
	[ '1', { name: 'status', status: 'new' } ],
	[ '5', { name: 'status', status: 'lost' } ],
	[ '6', null ],
	[ '0', null ],
	[ 'x', null ],
	[ 'Enter', null ],
] )( 'the key %s', ( key, action ) => {
	expect( press( key ) ).toEqual( action );
} );

it.each( [ 'ctrlKey', 'metaKey', 'altKey' ] )(
	'with %s, keys are the browser’s',
	( held ) => {
		expect( press( 'n', { [ held ]: true } ) ).toBeNull();
	}
);
