import { expect, it } from 'vitest';
import type { ScreenRoute } from '../shared/component';
import { screenOf } from './route';

const load = () => Promise.reject( new Error( 'not loaded here' ) );
const person: ScreenRoute = { page: 'svc-people', param: 'person', load };
const list: ScreenRoute = { page: 'svc-people', load };
const chart: ScreenRoute = { page: 'svc-people-chart', load };

it.each( [
	[ 'svc-people', '', list, 0 ],
	[ 'svc-people', 'person=12', person, 12 ],
	[ 'svc-people', 'person=abc', list, 0 ],
	[ 'svc-people', 'person=-1', list, 0 ],
	[ 'svc-people-chart', 'person=12', chart, 0 ],
] )( '%s?%s', ( page, query, route, id ) => {
	expect(
		screenOf( [ person, list, chart ], page, new URLSearchParams( query ) )
	).toEqual( { route, id } );
} );

it( 'a page of no component has no screen', () => {
	expect(
		screenOf( [ list ], 'elsewhere', new URLSearchParams() )
	).toBeNull();
} );
