import { registerBlockType } from '@wordpress/blocks';
import metadata from './block.json';
import { Edit } from './edit';
import { variations } from './variations';
import './style.scss';
import './editor.scss';

registerBlockType( metadata.name, {
	...metadata,
	variations: variations(),
	edit: Edit,
	save: () => null,
} as never );
