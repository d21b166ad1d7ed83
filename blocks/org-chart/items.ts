import type { OrgChart } from '../../client/src/users/index';
import {
	groupOf,
	idOf,
	peopleOf,
	reportsOf,
	within,
	type Group,
	type Item,
} from './dom';
import { text } from './texts';
import { after, before, type Window } from '../shared/tree/windows';

/** Makes items like the server's, from its templates: a person, a link to more people, a problem. */
export class Items {
	constructor(
		private readonly blank: HTMLTemplateElement,
		private readonly key: string
	) {}

	/** The items within the window. Items that are in the group already are kept with all that is open below them. */
	fill( manager: Item, reports: OrgChart[], { from, to }: Window ) {
		const group = groupOf( manager ) ?? this.group( manager );
		const known = new Map(
			peopleOf( group ).map( ( item ) => [ idOf( item ), item ] )
		);
		const total = reports.length;
		const here = { from, to: Math.min( to, total ) };
		manager.dataset.reports = String( total );
		group.dataset.from = String( from );
		group.replaceChildren(
			...( from > 0 ? [ this.more( manager, before( here ) ) ] : [] ),
			...reports
				.slice( from, to )
				.map( ( node ) => known.get( node.id ) ?? this.person( node ) ),
			...( to < total
				? [ this.more( manager, after( here, total ) ) ]
				: [] )
		);
	}

	/** In the place of reports that could not be loaded, or behind the link that was to show more of them. */
	problem( manager: Item, message: string, link?: Item ) {
		const group = groupOf( manager ) ?? this.group( manager );
		const item = this.copy( 2 );
		item.firstElementChild!.prepend( message, ' ' );
		group.querySelector( ':scope > .is-problem' )?.remove();
		if ( link ) {
			link.after( item );
		} else {
			group.replaceChildren( item );
		}
	}

	private group( manager: Item ): Group {
		const group = document.createElement( 'ul' );
		group.className = 'svc-org-chart__group';
		manager.append( group );
		return group;
	}

	private person( read: OrgChart ): Item {
		// A vacancy is called by its title.
		const node = { ...read, name: read.name || read.title };
		const ids = node.dotted_manager_ids;
		const item = this.copy( 0, node.id );
		const photo = item.querySelector( 'img' );
		const toggle = within( item, 'toggle' )!;
		item.dataset.person = String( node.id );
		item.dataset.reports = String( node.reports_count );
		for ( const field of [ 'name', 'title', 'department' ] as const ) {
			const line = within( item, field );
			line?.replaceChildren( node[ field ] );
			if ( ! node[ field ] ) {
				line?.remove();
			}
		}
		const dotted = within( item, 'dotted' )!;
		if ( ids ) {
			dotted.append( `${ ids.length }` );
			item.dataset.dotted = ids.join( ' ' );
		} else {
			dotted.remove();
		}
		if ( photo ) {
			photo.src = node.avatar_url;
		}
		toggle.ariaLabel = text( 'reports', node.name, node.reports_count );
		if ( toggle.textContent ) {
			toggle.textContent = text( 'count', node.reports_count );
		}
		if ( node.reports_count === 0 ) {
			toggle.remove();
		}
		return item;
	}

	private more( manager: Item, { from, to }: Window ): Item {
		const item = this.copy( 1, idOf( manager ), from );
		item.firstElementChild!.textContent = text(
			'more',
			from + 1,
			to,
			reportsOf( manager )
		);
		return item;
	}

	/** Its links lead where the server's would, so that they work in a new tab. */
	private copy( which: number, id = 0, from = 0 ): Item {
		const item = document.importNode(
			this.blank.content.children[ which ] as Item,
			true
		);
		for ( const link of item.querySelectorAll( 'a' ) ) {
			link.href = link.href
				.replace( `${ this.key }=-1`, `${ this.key }=${ id }` )
				.replace( '-from=-1', `-from=${ from }` );
		}
		return item;
	}
}
