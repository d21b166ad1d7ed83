import { registerBlockType } from '@wordpress/blocks';
import metadata from './block.json';
import { Edit } from './edit';
import { variations } from './variations';
import './style.scss';

registerBlockType( metadata.name, {
	...metadata,
	variations,
	edit: Edit,
	save: () => null,
} as never );
