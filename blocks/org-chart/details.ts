import type { IntranetProfile } from '../../client/src/users/index';
import { getIntranetProfile } from '../../client/src/users/intranet/intranet-profiles';
import { mailLink, phoneLink } from './contact';
import type { Item } from './dom';
import type { ChartParts } from './parts';

/** A dialog with a person's contact details and skills; resolves when it is closed. */
export async function showDetails(
	{ client, element, text }: ChartParts,
	item: Item
): Promise< void > {
	const dialog = document.createElement( 'dialog' );
	dialog.className = 'svc-org-chart__details';
	element.append( dialog );
	dialog.addEventListener( 'click', ( { target } ) => {
		if ( target === dialog ) {
			dialog.close();
		}
	} );
	const closed = new Promise( ( done ) =>
		dialog.addEventListener( 'close', done, { once: true } )
	);
	const contentNow = async () => {
		const { transport } = await client();
		const profile = async ( id: number ) =>
			( await getIntranetProfile( transport, id ) ).body;
		const person = await profile( Number( item.dataset.person ) );
		const managers = await Promise.all(
			person.dotted_manager_ids.map( profile )
		);
		return contentOf(
			person,
			managers.map( ( { name } ) => name ).join( ', ' ),
			item.querySelector( 'a' )!.href,
			text
		);
	};
	const content = await contentNow().catch( () => [
		make( 'p', text( 'noDetails' ) ),
	] );
	dialog.append( ...content, closeButton( dialog, text( 'close' ) ) );
	dialog.setAttribute(
		'aria-label',
		dialog.querySelector( 'h2' )?.textContent ?? text( 'noDetails' )
	);
	dialog.showModal();
	await closed;
	dialog.remove();
}

function contentOf(
	person: IntranetProfile,
	dotted: string,
	address: string,
	text: ChartParts[ 'text' ]
): Element[] {
	const rows = make( 'dl' );
	const add = ( label: string, value: Node | string ) => {
		if ( value ) {
			rows.append( make( 'dt', label ), make( 'dd', value ) );
		}
	};
	add( text( 'email' ), mailLink( person.email ) );
	add( text( 'phone' ), person.phone && phoneLink( person.phone ) );
	add( text( 'extension' ), person.extension );
	add( text( 'department' ), person.department );
	add( text( 'office' ), person.office_location );
	add( text( 'skills' ), person.skills.join( ', ' ) );
	add( text( 'dotted' ), dotted );
	add( text( 'about' ), person.bio );
	const only = make( 'p', link( address, text( 'only' ) ) );
	return [ ...headOf( person ), rows, only ];
}

function headOf( {
	name,
	title,
	avatar_url: photo,
}: IntranetProfile ): Element[] {
	const image = make( 'img' );
	image.setAttribute( 'alt', '' );
	image.setAttribute( 'src', photo );
	image.setAttribute( 'width', '64' );
	image.setAttribute( 'height', '64' );
	const head = make( 'header' );
	const names = make( 'div' );
	names.append(
		make( 'h2', name ),
		...( title ? [ make( 'p', title ) ] : [] )
	);
	head.append( image, names );
	return [ head ];
}

function closeButton( dialog: HTMLDialogElement, label: string ) {
	const button = make( 'button', '×' );
	button.setAttribute( 'type', 'button' );
	button.ariaLabel = label;
	button.addEventListener( 'click', () => dialog.close() );
	return button;
}

function make( name: string, content: Node | string = '' ): Element {
	const element = document.createElement( name );
	element.append( content );
	return element;
}

function link( address: string, words: string ): Element {
	const element = make( 'a', words );
	element.setAttribute( 'href', address );
	return element;
}
