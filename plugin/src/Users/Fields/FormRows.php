<?php

declare( strict_types=1 );

namespace Svc\Users\Fields;

use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;

/**
 * Describes the fields for the dashboard, which builds forms, their validation and list columns from it.
 *
 * A name is the path used in errors: `phone`, `social.twitter`, `meta.svc_department`, `meta.badge`. Those of the intranet profile
 * begin with `intranet.`, because both profiles have a `bio`. `listed` says that rows of lists have the field, under the last part of its name.
 *
 * @phpstan-type Row array{name: string, label: string, group: string, kind: string, required: bool, editor: string, listed: bool, max?: int,
 *     min?: int, maxLength?: int, pattern?: string, patternHint?: string, choices?: list<array{value: string, label: string, isHidden?: true}>, help?: string}
 */
final class FormRows {

	public function __construct(
		private readonly ProfileFields $profile,
		private readonly IntranetFields $intranet,
		private readonly MetaKeys $meta_keys,
	) {}

	/**
	 * @param list<Visibility> $seen Visibilities that the caller may see for at least one person.
	 * @return list<Row>
	 */
	public function of( array $seen ): array {
		$rows = array();
		foreach ( $this->groups() as $group => $fields ) {
			foreach ( $fields as $name => $field ) {
				if ( in_array( $field->visibility, $seen, true ) ) {
					$rows[] = self::row( $name, $group, $field );
				}
			}
		}
		return $rows;
	}

	/** @return array{profile: array<string, Field>, intranet: array<string, Field>, custom: array<string, Field>} */
	private function groups(): array {
		$custom = array_map( static fn ( MetaKey $key ): Field => $key->field(), $this->meta_keys->custom() );
		// The photo has its own control, and objects are listed by their members.
		$plain = array_filter( $this->profile->all(), static fn ( Field $field ): bool => Storage::Photo !== $field->storage && ! $field->type instanceof Record );
		return array(
			'profile'  => $plain + self::under( 'social.', ProfileFields::social() ) + self::under( 'meta.', MetaKeys::builtin() ),
			// Department and manager are edited as members of `meta`.
			'intranet' => self::under( 'intranet.', array_filter( $this->intranet->stored(), static fn ( Field $field ): bool => $field->is_in_sheets() ) ),
			'custom'   => self::under( 'meta.', $custom ),
		);
	}

	/**
	 * @param array<string, Field> $fields
	 * @return array<string, Field>
	 */
	private static function under( string $prefix, array $fields ): array {
		return array_combine( array_map( static fn ( string $name ): string => $prefix . $name, array_keys( $fields ) ), $fields );
	}

	/** @return Row */
	private static function row( string $name, string $group, Field $field ): array {
		return array(
			'name'     => $name,
			'label'    => '' === $field->form->label ? $field->label : $field->form->label,
			'group'    => $group,
			'kind'     => ( $field->form->kind ?? FieldKind::of( $field->type ) )->value,
			'required' => $field->required,
			'editor'   => $field->editor->value,
			'listed'   => $field->listed,
		) + self::limits( $field ) + self::texts( $field );
	}

	/** @return array{max?: int, min?: int, maxLength?: int, pattern?: string} Limits in characters, items or as numbers; `maxLength` applies to each item. */
	private static function limits( Field $field ): array {
		$schema = $field->type->json();
		return array_filter(
			array(
				'max'       => $schema['maxLength'] ?? $schema['maxItems'] ?? $schema['maximum'] ?? null,
				'min'       => $schema['minimum'] ?? null,
				'maxLength' => $schema['items']['maxLength'] ?? null,
				'pattern'   => $schema['pattern'] ?? null,
			),
			static fn ( mixed $limit ): bool => null !== $limit
		);
	}

	/** @return array{patternHint?: string, choices?: list<array{value: string, label: string, isHidden?: true}>, help?: string} */
	private static function texts( Field $field ): array {
		$choices = array();
		foreach ( $field->form->choices as $value => $label ) {
			$choices[] = array(
				'value' => $value,
				'label' => $label,
			) + ( in_array( $value, $field->form->hidden, true ) ? array( 'isHidden' => true ) : array() );
		}
		return array_filter(
			array(
				'patternHint' => $field->type instanceof Text ? $field->type->pattern_hint : '',
				'choices'     => $choices,
				'help'        => $field->form->help,
			)
		);
	}
}
