import { registerBlockType } from '@wordpress/blocks';
import metadata from './block.json';
import { Edit } from './edit';
import './editor.scss';
import './style.scss';
import { variations } from './variations';

registerBlockType( metadata.name, {
	...metadata,
	variations,
	edit: Edit,
	save: () => null,
} as never );
