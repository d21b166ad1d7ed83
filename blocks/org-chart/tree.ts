import type { OrgChart } from '../../client/src/users/intranet/org-chart-schemas';
import type { Layout } from './arrangement';
import {
	cardOf,
	groupOf,
	idOf,
	managerOf,
	nameOf,
	peopleOf,
	reportsOf,
	type Group,
	type Item,
} from './dom';
import type { Items } from './items';
import type * as loaded from './client';
import { dress } from './roles';
import { text } from './texts';
import {
	after,
	around,
	before,
	both,
	step,
	type Window,
} from '../shared/tree/windows';

/** Opens and closes branches; asks for each once, when it is needed. */
export class Tree {
	private readonly asked = new Map< number, Promise< OrgChart[] > >();

	constructor(
		readonly list: HTMLElement,
		private readonly items: Items,
		private readonly client: () => Promise< typeof loaded >,
		private readonly say: ( message: string ) => void,
		/** Makes a change without moving an item on the screen. */
		private readonly steady: ( item: Item, change: () => void ) => void,
		private readonly layout: () => Layout
	) {
		this.arrange();
	}

	/** Sets roles, states and the classes of the current layout. */
	arrange() {
		dress( this.list, this.layout() );
	}

	get root(): Item {
		return this.list.firstElementChild as Item;
	}

	/** Whether it is open afterwards. */
	async open( item: Item ): Promise< boolean > {
		if ( reportsOf( item ) === 0 ) {
			return false;
		}
		const group = groupOf( item );
		if ( group?.childElementCount && ! isProblem( group ) ) {
			this.change( item, () => ( group.hidden = false ) );
		} else if ( ! ( await this.show( item, { from: 0, to: step } ) ) ) {
			return false;
		}
		this.say( text( 'opened', nameOf( item ), reportsOf( item ) ) );
		return true;
	}

	close( item: Item ) {
		const group = groupOf( item );
		this.change( item, () => {
			if ( group && isProblem( group ) ) {
				group.remove();
			} else if ( group ) {
				group.hidden = true;
			}
		} );
	}

	/** Those before or after the ones shown. Gives the first that is new. */
	async more( link: Item ): Promise< Item | null > {
		const manager = managerOf( link );
		const group = manager && groupOf( manager );
		if ( ! manager || ! group ) {
			return null;
		}
		const here = windowOf( group );
		const isBefore = link === group.firstElementChild;
		const next = isBefore
			? before( here )
			: after( here, reportsOf( manager ) );
		if ( ! ( await this.show( manager, both( here, next ), link ) ) ) {
			return null;
		}
		return peopleOf( group )[ next.from - windowOf( group ).from ] ?? null;
	}

	/** The item of a report of a manager, anywhere in a long list; null where there is none. */
	async find( manager: Item, id: number ): Promise< Item | null > {
		if ( ! ( await this.open( manager ) ) ) {
			return null;
		}
		const among = () =>
			peopleOf( groupOf( manager )! ).find(
				( item ) => idOf( item ) === id
			);
		if ( ! among() ) {
			const reports = await this.reports( manager ).catch( () => [] );
			const index = reports.findIndex( ( node ) => node.id === id );
			if ( index >= 0 ) {
				this.change( manager, () =>
					this.items.fill(
						manager,
						reports,
						around( index, reports.length )
					)
				);
			}
		}
		return among() ?? null;
	}

	/** Repeats the failed request. */
	again( problem: Item ): Promise< unknown > {
		const link = problem.previousElementSibling as Item | null;
		return link ? this.more( link ) : this.open( managerOf( problem )! );
	}

	private async show(
		manager: Item,
		window: Window,
		link?: Item
	): Promise< boolean > {
		cardOf( manager ).ariaBusy = 'true';
		try {
			const reports = await this.reports( manager );
			this.change( manager, () =>
				this.items.fill( manager, reports, window )
			);
		} catch ( thrown ) {
			this.complain( manager, thrown, link );
			return false;
		} finally {
			cardOf( manager ).ariaBusy = null;
		}
		return true;
	}

	private change( item: Item, how: () => void ) {
		this.steady( item, () => {
			how();
			this.arrange();
		} );
	}

	private reports( manager: Item ): Promise< OrgChart[] > {
		const id = idOf( manager );
		const known = this.asked.get( id );
		if ( known ) {
			return known;
		}
		const reports = this.client().then( ( { reportsTo } ) =>
			reportsTo( id )
		);
		this.asked.set( id, reports );
		reports.catch( () => this.asked.delete( id ) );
		return reports;
	}

	/** Placeholder for the reports; shown reports stay. */
	private complain( manager: Item, thrown: unknown, link?: Item ) {
		const { status = 0 } = thrown as { status?: number };
		const isRefused = [ 401, 403 ].includes( status );
		const message = text(
			isRefused ? 'refused' : 'failed',
			nameOf( manager )
		);
		this.change( manager, () =>
			this.items.problem( manager, message, link )
		);
		this.say( message );
	}
}

const windowOf = ( group: Group ): Window => {
	const from = Number( group.dataset.from );
	return { from, to: from + peopleOf( group ).length };
};

const isProblem = ( group: Group ) =>
	group.firstElementChild?.classList.contains( 'is-problem' ) ?? false;
