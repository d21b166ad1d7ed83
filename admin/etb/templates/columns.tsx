import type { Field } from '@wordpress/dataviews';
import { __ } from '@wordpress/i18n';
import { textColumn } from '../../shared/list/columns';
import { momentText } from '../../shared/time';
import { choiceColumn } from '../shared/choice-column';
import {
	mailCategories,
	purposes,
} from '../../../client/src/etb/vocabulary.js';
import {
	categoryText,
	purposeText,
	templateStatuses,
	templateStatusText,
} from '../vocabulary';
import type { Row } from './list';

export const columns = (): Field< Row >[] => [
	textColumn< Row >( 'name', __( 'Name', 'svc' ), ( { name } ) => name, {
		enableSorting: true,
		enableHiding: false,
	} ),
	choiceColumn< Row, 'purpose' >(
		'purpose',
		__( 'Purpose', 'svc' ),
		purposes,
		purposeText
	),
	choiceColumn< Row, 'category' >(
		'category',
		__( 'Category', 'svc' ),
		mailCategories,
		categoryText
	),
	textColumn< Row >(
		'subject',
		__( 'Subject', 'svc' ),
		( { subject } ) => subject ?? ''
	),
	choiceColumn< Row, 'status' >(
		'status',
		__( 'Status', 'svc' ),
		templateStatuses,
		templateStatusText
	),
	textColumn< Row >( 'in_use', __( 'In use', 'svc' ), ( row ) =>
		row.in_use ? __( 'In use', 'svc' ) : __( 'Not in use', 'svc' )
	),
	textColumn< Row >(
		'modified_at',
		__( 'Modified', 'svc' ),
		( row ) => momentText( row.modified_at ),
		{ enableSorting: true }
	),
];
