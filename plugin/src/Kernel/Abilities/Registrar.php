<?php

declare( strict_types=1 );

namespace Svc\Kernel\Abilities;

use Closure;
use Svc\Kernel\Failure;
use Svc\Kernel\Rest\Answer;

/** Exposes operations as abilities. The only file that calls wp_register_ability() and wp_register_ability_category(). */
final class Registrar {

	/** @var array<string, Input> By ability name. */
	private array $inputs = array();

	/**
	 * @param Closure(): list<Category>             $categories
	 * @param Closure(): list<Ability>              $abilities
	 * @param Closure(): array<string, array<string, mixed>> $meta What components add to the meta of abilities, by ability.
	 */
	public function __construct(
		private readonly Closure $categories,
		private readonly Closure $abilities,
		private readonly Closure $meta,
	) {}

	public function register_categories(): void {
		foreach ( ( $this->categories )() as $category ) {
			$texts = array(
				'label'       => $category->label,
				'description' => $category->description,
			);
			wp_register_ability_category( $category->slug, $texts );
		}
	}

	public function register_abilities(): void {
		$groups = array();
		foreach ( ( $this->categories )() as $category ) {
			$groups[ $category->slug ] = $category->group();
		}
		$meta = ( $this->meta )();
		foreach ( ( $this->abilities )() as $ability ) {
			$this->inputs[ $ability->name ] = new Input( $ability );
			$group                          = '' === $ability->group ? $groups[ $ability->category ] : $ability->group;
			wp_register_ability( $ability->name, self::arguments( $ability, $this->inputs[ $ability->name ], $group, $meta[ $ability->name ] ?? array() ) );
		}
		add_filter( 'wp_ability_validate_input', array( $this, 'check_input' ), 10, 3 );
	}

	/** WordPress 7.1 and later convert valid input before execution (a text becomes a list of its words); this check runs before that. */
	public function check_input( mixed $verdict, mixed $input, string $name ): mixed {
		try {
			if ( true === $verdict && isset( $this->inputs[ $name ] ) ) {
				$this->inputs[ $name ]->parse( $input );
			}
			return $verdict;
		} catch ( Failure $failure ) {
			return Answer::error( $failure );
		}
	}

	/**
	 * @param array<string, mixed> $meta
	 * @return array<string, mixed>
	 */
	private static function arguments( Ability $ability, Input $input, string $group, array $meta ): array {
		$operation = $ability->operation();
		$execution = new Execution( $ability, $input );
		$schemas   = self::schemas(
			static fn (): array => Dialect::input( $input->record() ),
			static fn (): array => Dialect::output( $operation->output() )
		);
		return $schemas + array(
			'label'               => $ability->title,
			'description'         => $ability->description(),
			'category'            => $ability->category,
			'permission_callback' => static fn (): mixed => $execution->may(),
			'execute_callback'    => static fn ( mixed $given = null ): mixed => $execution->run( $given ),
			'meta'                => array(
				'annotations'  => array(
					'readonly'    => $operation->effect->is_readonly(),
					'destructive' => $operation->effect->is_destructive(),
					'idempotent'  => $operation->effect->is_idempotent(),
				),
				// For settings: in the words of people, who do not read what models read.
				'summary'      => $ability->summary(),
				'group'        => $group,
				'show_in_rest' => true,
				// WordPress 7.1 and later read this for channels other than REST. Abilities that change something stay unavailable there.
				'public'       => $operation->effect->is_readonly(),
			) + $meta,
		);
	}

	/**
	 * @param Closure(): array<string, mixed> $input
	 * @param Closure(): array<string, mixed> $output
	 * @return array<string, mixed>
	 */
	private static function schemas( Closure $input, Closure $output ): array {
		// Other code that changes abilities may want to see their schemas.
		if ( has_filter( 'wp_register_ability_args' ) ) {
			return array(
				'input_schema'  => $input(),
				'output_schema' => $output(),
			);
		}
		return array(
			'ability_class'      => LazyAbility::class,
			'make_input_schema'  => $input,
			'make_output_schema' => $output,
		);
	}
}
