import { addressOf } from '../../shared/location';

export const pagesAddress = (): string => addressOf( 'svc-lead-pages' );

/** The statistics of a page. */
export const statsAddress = ( id: number ): string =>
	addressOf( 'svc-lead-pages', { stats: id } );

/** The list of leads, with those of a page. */
export const leadsAddress = ( id: number ): string =>
	addressOf( 'svc-leads', { page_id: id } );
