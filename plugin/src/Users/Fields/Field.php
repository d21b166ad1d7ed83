<?php

declare( strict_types=1 );

namespace Svc\Users\Fields;

use Svc\Kernel\Schema\ListOf;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\Type;

/** One entry of a field table; the key is the field's name. */
final class Field {

	/**
	 * @param string     $label       Header of the spreadsheet column, and name in exports of personal data.
	 * @param Storage    $storage     Where its value is kept.
	 * @param Visibility $visibility  Who sees it, among the callers who may see the profile.
	 * @param bool       $listed      Whether rows of lists have it; visitors only see it if it is public.
	 * @param int|null   $search      Number in the search index; null if not searchable.
	 * @param string     $description For the API; defaults to the label.
	 * @param Type|null  $shown       Output type, if it differs from the input type.
	 * @param bool|null  $in_sheets   Whether spreadsheets have a column for it; by default, if it has its own place in the database.
	 * @param FormField  $form        How forms of the dashboard show it: another label, a help text, another control.
	 */
	public function __construct(
		public readonly string $label,
		public readonly Type $type,
		public readonly Editor $editor,
		public readonly Storage $storage = Storage::Own,
		public readonly Visibility $visibility = Visibility::Public,
		public readonly bool $required = false,
		public readonly bool $listed = false,
		public readonly ?int $search = null,
		private readonly string $description = '',
		private readonly bool $is_nullable = true,
		private readonly ?Type $shown = null,
		private readonly ?bool $in_sheets = null,
		public readonly FormField $form = new FormField(),
	) {}

	/** Optional text and numbers also accept null, which clears them. */
	public function input(): Type {
		$type = $this->described( $this->type );
		return match ( true ) {
			Editor::Nobody === $this->editor             => $type->read_only(),
			$this->required, ! $this->is_nullable        => $type,
			default                                      => $type->nullable(),
		};
	}

	public function output(): Type {
		return $this->described( $this->shown ?? $this->type );
	}

	public function is_in_sheets(): bool {
		return $this->in_sheets ?? ! in_array( $this->storage, array( Storage::Own, Storage::Photo ), true );
	}

	/**
	 * @param array<string, self> $fields
	 * @return list<string> Names of the fields that owners may change.
	 */
	public static function owned( array $fields ): array {
		return array_keys( array_filter( $fields, static fn ( self $field ): bool => Editor::Owner === $field->editor ) );
	}

	/** The value of a cleared field. */
	public function nothing(): mixed {
		return match ( true ) {
			$this->type instanceof Text   => '',
			$this->type instanceof ListOf => array(),
			default                       => null,
		};
	}

	/** Converts a stored value to its form in answers. */
	public function answer( mixed $value ): mixed {
		return '' === $value && ( $this->shown ?? $this->type )->is_nullable() ? null : $value;
	}

	/**
	 * @param array<string, self> $fields
	 * @param list<string>        $required
	 */
	public static function input_record( array $fields, array $required = array() ): Record {
		return new Record( array_map( static fn ( self $field ): Type => $field->input(), $fields ), $required );
	}

	/**
	 * @param array<string, self> $fields
	 * @param list<string>|null   $required Null for all.
	 */
	public static function output_record( array $fields, ?array $required = null ): Record {
		return new Record( array_map( static fn ( self $field ): Type => $field->output(), $fields ), $required ?? array_keys( $fields ) );
	}

	private function described( Type $type ): Type {
		return $type->describe( '' === $this->description ? $this->label : $this->description );
	}
}
