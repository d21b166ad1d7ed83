<?php

declare( strict_types=1 );

namespace Svc\Users\Storage\History;

use BackedEnum;
use Svc\Kernel\Schema\Record;
use Svc\Users\Fields\Editor;
use Svc\Users\Fields\Field;
use Svc\Users\Fields\IntranetFields;
use Svc\Users\Fields\MetaKey;
use Svc\Users\Fields\MetaKeys;
use Svc\Users\Fields\ProfileFields;
use Svc\Users\Fields\Storage;
use Svc\Users\Storage\Profile;

/**
 * The fields whose changes are recorded, derived from the field tables, with their values as in answers.
 *
 * Their names are those of answers: `phone`, `social.linkedin`, `meta.badge`, `department`, `skills`. An intranet field that
 * has the name of a field of the profile is `intranet.bio`. Department and manager are recorded as intranet fields only.
 * Changes are pairs of old and new value.
 *
 * @phpstan-type Changes array<string, array{mixed, mixed}>
 */
final class HistoryFields {

	/** The name under which a profile comes and goes. */
	public const PROFILE = 'profile';

	/** @var array<string, Field>|null */
	private ?array $all = null;

	/** @var array<string, Field>|null */
	private ?array $own = null;

	public function __construct(
		private readonly ProfileFields $profile,
		private readonly IntranetFields $intranet,
		private readonly MetaKeys $meta_keys,
	) {}

	/** @return array<string, Field> */
	public function all(): array {
		return $this->all ??= $this->own() + self::under( 'social.', ProfileFields::social() ) + self::under( 'meta.', $this->custom() ) + $this->intranet();
	}

	/** @return Changes */
	public function between( Profile $old, Profile $new ): array {
		return self::differences( $this->values( $old ), $this->values( $new ) );
	}

	/**
	 * Changes of intranet fields that profiles have no copy of.
	 *
	 * @param array<string, mixed> $old By the field's name in the intranet profile.
	 * @param array<string, mixed> $new
	 * @return Changes
	 */
	public function between_uncopied( array $old, array $new ): array {
		return self::differences( $this->uncopied( $old ), $this->uncopied( $new ) );
	}

	/** @return array<string, mixed> */
	private function values( Profile $profile ): array {
		$values = array();
		foreach ( $this->own() as $name => $field ) {
			$values[ $name ] = self::value( $profile, $name, $field );
		}
		foreach ( ProfileFields::NETWORKS as $network ) {
			$values[ "social.$network" ] = $profile->social[ $network ] ?? null;
		}
		foreach ( $this->meta_keys->custom() as $name => $key ) {
			$values[ "meta.$name" ] = $key->value( $profile->meta[ $name ] ?? null );
		}
		foreach ( $this->intranet->stored() as $name => $field ) {
			$property = IntranetFields::property( $name );
			if ( null !== $property ) {
				$values[ $this->name_in_history( $name ) ] = $field->answer( $profile->{$property} );
			}
		}
		return $values;
	}

	/**
	 * @param array<string, mixed> $given
	 * @return array<string, mixed>
	 */
	private function uncopied( array $given ): array {
		$values = array();
		foreach ( array_intersect_key( $this->intranet->uncopied(), $given ) as $name => $field ) {
			$values[ $this->name_in_history( $name ) ] = $field->answer( $given[ $name ] );
		}
		return $values;
	}

	private static function value( Profile $profile, string $name, Field $field ): mixed {
		if ( Storage::Photo === $field->storage ) {
			return 'avatar_id' === $name ? $profile->photo?->id : $profile->photo?->site_id;
		}
		$value = Storage::Column === $field->storage ? $profile->text( $name ) : $profile->{$name};
		return $value instanceof BackedEnum ? $value->value : $value;
	}

	/** @return array<string, Field> Fields of the profile that can change, but for objects. Where there is one site, every photo is of that. */
	private function own(): array {
		return $this->own ??= array_filter(
			$this->profile->all(),
			static fn ( Field $field, string $name ): bool => Editor::Nobody !== $field->editor && ! $field->type instanceof Record && ( 'avatar_site_id' !== $name || is_multisite() ),
			ARRAY_FILTER_USE_BOTH
		);
	}

	/** @return array<string, Field> */
	private function custom(): array {
		return array_map( static fn ( MetaKey $key ): Field => $key->field(), $this->meta_keys->custom() );
	}

	/** @return array<string, Field> */
	private function intranet(): array {
		$fields = $this->intranet->stored();
		return array_combine( array_map( $this->name_in_history( ... ), array_keys( $fields ) ), $fields );
	}

	private function name_in_history( string $intranet_field ): string {
		return isset( $this->profile->all()[ $intranet_field ] ) ? "intranet.$intranet_field" : $intranet_field;
	}

	/**
	 * @param array<string, Field> $fields
	 * @return array<string, Field>
	 */
	private static function under( string $prefix, array $fields ): array {
		return array_combine( array_map( static fn ( string $name ): string => $prefix . $name, array_keys( $fields ) ), $fields );
	}

	/**
	 * @param array<string, mixed> $old
	 * @param array<string, mixed> $new
	 * @return Changes
	 */
	private static function differences( array $old, array $new ): array {
		$changes = array();
		foreach ( $new as $name => $value ) {
			if ( $old[ $name ] !== $value ) {
				$changes[ $name ] = array( $old[ $name ], $value );
			}
		}
		return $changes;
	}
}
