import { registerBlockType } from '@wordpress/blocks';
import metadata from './block.json';
import { Edit } from './edit';
import { bookmark } from './icons';
import { variations } from './variations';
import './style.scss';
import './editor.scss';

registerBlockType( metadata.name, {
	...metadata,
	icon: bookmark,
	edit: Edit,
	variations,
	save: () => null,
} as never );
