<?php

declare( strict_types=1 );

namespace Svc\Users\Fields;

use Svc\Kernel\Schema\Flag;
use Svc\Kernel\Schema\Invalid;
use Svc\Kernel\Schema\Source;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\Type;
use Svc\Kernel\Schema\Whole;

/** A custom field registered by a site. */
final class MetaKey {

	private function __construct(
		public readonly string $label,
		public readonly Type $type,
		public readonly Visibility $visibility,
		public readonly bool $searchable,
	) {}

	/**
	 * Missing or invalid settings fall back to the most private choice.
	 *
	 * @param array<string, mixed> $registered As given to the filter svc_profile_meta_keys.
	 */
	public static function from( string $name, array $registered ): self {
		$label      = $registered['label'] ?? $name;
		$visibility = $registered['visibility'] ?? null;
		return new self(
			is_string( $label ) ? $label : $name,
			match ( $registered['type'] ?? 'string' ) {
				'integer' => new Whole(),
				'boolean' => new Flag(),
				default   => new Text( 500 ),
			},
			( is_string( $visibility ) ? Visibility::tryFrom( $visibility ) : null ) ?? Visibility::Private,
			true === ( $registered['searchable'] ?? false )
		);
	}

	public function is_text(): bool {
		return $this->type instanceof Text;
	}

	/** Searchable only for callers who see the field on every profile; private fields are never searchable. */
	public function is_found_by( bool $sees_intranet ): bool {
		return $this->searchable && $this->is_text() && match ( $this->visibility ) {
			Visibility::Public   => true,
			Visibility::Intranet => $sees_intranet,
			Visibility::Private  => false,
		};
	}

	public function field(): Field {
		return new Field(
			$this->label,
			$this->type,
			Editor::Administrator,
			Storage::Custom,
			$this->visibility,
			shown: $this->type->nullable(),
			form: new FormField( help: $this->visibility->audience() )
		);
	}

	/** Values stored under an earlier type of the key read as empty. */
	public function value( mixed $stored ): string|int|bool|null {
		try {
			return null === $stored ? null : $this->type->parse( $stored, Source::Json );
		} catch ( Invalid ) {
			return null;
		}
	}
}
