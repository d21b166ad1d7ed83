<?php

declare( strict_types=1 );

namespace Svc\ModernData\Mcp\Prompts;

use Closure;
use Svc\ModernData\Mcp\AbilityRunner;
use Svc\ModernData\Mcp\Protocol\Exchange;
use Svc\ModernData\Mcp\Protocol\Fault;
use Svc\ModernData\Mcp\Switches\Switches;

/** A prompt that tells the model which tool to use. Shown to callers who may use the tool. */
final class OwnPrompt implements Prompt {

	private const MAX_LENGTH = 500;

	/**
	 * @param string                                 $ability   The ability behind the tool.
	 * @param list<PromptArgument>                   $arguments
	 * @param Closure(array<string, string>): string $write     Returns the text of the user message.
	 */
	public function __construct(
		private readonly Switches $switches,
		private readonly string $name,
		private readonly string $title,
		private readonly string $description,
		private readonly string $ability,
		private readonly array $arguments,
		private readonly Closure $write,
	) {}

	public function name(): string {
		return $this->name;
	}

	public function definition(): array {
		return array(
			'name'        => $this->name,
			'title'       => $this->title,
			'description' => $this->description,
			'arguments'   => array_map( static fn ( PromptArgument $argument ): array => $argument->definition(), $this->arguments ),
		);
	}

	public function is_usable(): bool {
		$ability = $this->switches->is_on( $this->ability ) && wp_has_ability( $this->ability ) ? wp_get_ability( $this->ability ) : null;
		return null !== $ability && AbilityRunner::allows( $ability );
	}

	public function get( Exchange $exchange ): array {
		$message = array(
			'role'    => 'user',
			'content' => array(
				'type' => 'text',
				'text' => ( $this->write )( $this->values( $exchange ) ),
			),
		);
		return array(
			'description' => $this->description,
			'messages'    => array( $message ),
		);
	}

	public function choices( string $argument ): array {
		foreach ( $this->arguments as $one ) {
			if ( $one->name === $argument ) {
				return $one->choices();
			}
		}
		return array();
	}

	/**
	 * @return array<string, string>
	 * @throws Fault
	 */
	private function values( Exchange $exchange ): array {
		$given  = $exchange->arguments();
		$values = array();
		foreach ( $this->arguments as $argument ) {
			$value = $given[ $argument->name ] ?? '';
			if ( ! is_string( $value ) || mb_strlen( $value ) > self::MAX_LENGTH || ( $argument->is_required && '' === trim( $value ) ) ) {
				/* translators: 1: name of an argument, 2: largest allowed number of characters. */
				throw Fault::params( sprintf( __( 'The argument %1$s must be text of at most %2$d characters.', 'svc' ), $argument->name, self::MAX_LENGTH ) );
			}
			$values[ $argument->name ] = trim( $value );
		}
		return $values;
	}
}
