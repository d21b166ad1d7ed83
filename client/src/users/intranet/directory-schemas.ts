import { z } from 'zod';
import {
	listOf,
	listWithCloseOf,
	pagingShape,
} from '../../envelope-schemas.js';
import { email, id, link, text } from '../../value-schemas.js';
import { choicesOf, extension, phone, roleSchema } from '../profile-schemas.js';
import { directoryOrders, lacks, personRoles } from '../vocabulary.js';

/** A person; `id` is the user's. */
export const directoryItemSchema = z.strictObject( {
	id,
	profile_id: id,
	first_name: text( 100, 1 ),
	last_name: text( 100, 1 ),
	name: text( 201, 3 ),
	email,
	role: z.enum( personRoles ),
	title: text( 150 ),
	department: text( 100 ),
	phone,
	extension,
	office_location: text( 100 ),
	avatar_url: link,
} );

export const directoryListSchema = listOf( directoryItemSchema );

export const directorySearchSchema = listWithCloseOf( directoryItemSchema );

const filters = {
	search: text( 100 ).optional(),
	department: text( 100 ).optional(),
	role: roleSchema.optional(),
	office: text( 100 ).optional(),
	manager: id.optional(),
	without: z.enum( lacks ).optional(),
};

export const searchDirectoryQuerySchema = z.strictObject( {
	...pagingShape,
	...filters,
	/** By last name unless it is sent. With it there are no close matches. */
	orderby: z.enum( directoryOrders ).optional(),
	order: z.enum( [ 'asc', 'desc' ] ).default( 'asc' ),
	/** Adds people who nearly match the search. */
	close: z.boolean().default( false ),
} );

export const directoryFacetsQuerySchema = z.strictObject( filters );

/** The other choices: each list leaves its own filter out. */
export const directoryFacetsSchema = z.strictObject( {
	departments: choicesOf( text( 100, 1 ) ),
	roles: choicesOf( z.enum( personRoles ) ),
	offices: choicesOf( text( 100, 1 ) ),
} );

export const departmentListSchema = listOf(
	z.strictObject( { name: text( 100, 1 ), count: id } )
);

export const directReportsQuerySchema = z.strictObject( pagingShape );

export type DirectoryItem = z.infer< typeof directoryItemSchema >;
export type DirectorySearch = z.infer< typeof directorySearchSchema >;
export type DirectoryList = z.infer< typeof directoryListSchema >;
export type SearchDirectoryQuery = z.input< typeof searchDirectoryQuerySchema >;
export type DirectoryFacetsQuery = z.input< typeof directoryFacetsQuerySchema >;
export type DirectoryFacets = z.infer< typeof directoryFacetsSchema >;
export type DepartmentList = z.infer< typeof departmentListSchema >;
export type DirectReportsQuery = z.input< typeof directReportsQuerySchema >;
