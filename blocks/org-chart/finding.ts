import { searchDirectory } from '../../client/src/users/intranet/directory';
import type { Item } from './dom';
import type { ChartParts, Match } from './parts';

// Loaded with the first search. Code shared with the view is passed in with the org chart, so that the view stays one file.

const shown = 8;
const pause = 200;

/** The search field, and showing a person who was found. */
export class Finding {
	private running = new AbortController();
	private readonly field: HTMLInputElement;

	constructor(
		private readonly chart: ChartParts,
		form: HTMLFormElement
	) {
		this.field = form.querySelector( '[type="search"]' )!;
		form.addEventListener( 'keydown', this.key );
		form.addEventListener( 'click', this.click );
		form.addEventListener( 'focusout', ( { relatedTarget } ) => {
			if ( ! form.contains( relatedTarget as Node | null ) ) {
				this.forget();
			}
		} );
	}

	/** People of the directory that have these words, once typing pauses; where typing is done, to the first. */
	async search( isDone: boolean ) {
		const { context } = this.chart;
		if ( isDone && context.matches.length > 0 ) {
			return this.go( context.matches[ Math.max( 0, context.at ) ]! );
		}
		this.running.abort();
		this.running = new AbortController();
		const { signal } = this.running;
		context.at = -1;
		const words = this.field.value.trim();
		if ( words === '' ) {
			return this.forget();
		}
		await new Promise( ( done ) => setTimeout( done, isDone ? 0 : pause ) );
		if ( signal.aborted ) {
			return;
		}
		try {
			await this.ask( words, signal );
		} catch {
			if ( ! signal.aborted ) {
				this.note( this.chart.text( 'noSearch' ) );
			}
			return;
		}
		if ( isDone && context.matches[ 0 ] ) {
			await this.go( context.matches[ 0 ] );
		}
	}

	private async ask( words: string, signal: AbortSignal ) {
		const { client, context, element, text } = this.chart;
		const { transport } = await client();
		const { body } = await searchDirectory(
			transport,
			{ search: words, per_page: shown },
			{ signal }
		);
		if ( body.total === 0 ) {
			return this.note( text( 'nobody' ) );
		}
		context.note = '';
		context.matches = body.data.map(
			( { id, name, title, department } ) => ( {
				id,
				name,
				line: [ title, department ].filter( Boolean ).join( ', ' ),
				option: `${ element.id }-found-${ id }`,
			} )
		);
		context.message = text( 'found', body.total );
	}

	private forget() {
		this.chart.context.matches = [];
		this.chart.context.note = '';
		this.chart.context.at = -1;
	}

	private note( words: string ) {
		this.forget();
		this.chart.context.note = words;
		this.chart.context.message = words;
	}

	/** Opens the org chart down to a person, level by level, and shows the person. */
	private async go( { id, name }: Match ) {
		const { board, context, text, viewport } = this.chart;
		this.forget();
		const item = await this.wayTo( id ).catch( () => null );
		if ( ! item ) {
			return this.note( text( 'elsewhere', name ) );
		}
		this.mark( item );
		board.focus( item );
		viewport.centre( item );
		context.message = text( 'at', name );
	}

	private async wayTo( id: number ): Promise< Item | null > {
		const { client, tree } = this.chart;
		const way = await ( await client() ).wayTo( id );
		const top = Number( tree.root.dataset.person );
		const start = way.indexOf( top );
		if ( top > 0 && start < 0 ) {
			return null;
		}
		let item: Item | null = tree.root;
		for ( const next of way.slice( start + 1 ) ) {
			item = item && ( await this.below( item, next ) );
		}
		return item;
	}

	/** The item of a report, which may be below a vacancy. */
	private async below( manager: Item, id: number ): Promise< Item | null > {
		const { tree } = this.chart;
		const found = await tree.find( manager, id );
		const vacancies = found
			? []
			: manager.querySelectorAll< Item >(
					':scope > ul > [data-person^="-"]'
				);
		for ( const vacancy of vacancies ) {
			const report = await tree.find( vacancy, id );
			if ( report ) {
				return report;
			}
			tree.close( vacancy );
		}
		return found;
	}

	private mark( found: Item ) {
		for ( const old of this.chart.tree.list.querySelectorAll(
			'.is-way'
		) ) {
			old.classList.remove( 'is-way' );
			old.firstElementChild!.removeAttribute( 'aria-current' );
		}
		found.firstElementChild!.setAttribute( 'aria-current', 'true' );
		let item: Element | null | undefined = found;
		while ( item ) {
			item.classList.add( 'is-way' );
			item = item.parentElement?.closest( 'li' );
		}
	}

	private readonly click = ( { target }: MouseEvent ) => {
		const option =
			target instanceof Element && target.closest( '[role="option"]' );
		const match = this.chart.context.matches.find(
			( one ) => option && one.option === option.id
		);
		if ( match ) {
			void this.go( match );
		}
	};

	private readonly key = ( event: KeyboardEvent ) => {
		const { context } = this.chart;
		const count = context.matches.length;
		const by = { ArrowDown: 1, ArrowUp: -1 }[ event.key ];
		if ( event.key === 'Escape' && ( count || context.note ) ) {
			event.preventDefault();
			this.forget();
		} else if ( count && by ) {
			event.preventDefault();
			const at = by < 0 && context.at < 0 ? 0 : context.at;
			context.at = ( at + by + count ) % count;
		}
	};
}
